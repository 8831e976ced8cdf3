CREATE TABLE "business_days" (
	"date" date PRIMARY KEY NOT NULL,
	"sold_out" text[] DEFAULT '{}' NOT NULL,
	"closes" text,
	"line" text,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"saved_by" integer
);
--> statement-breakpoint
ALTER TABLE "business_days" ADD CONSTRAINT "business_days_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;