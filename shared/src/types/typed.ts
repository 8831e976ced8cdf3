/** What a person typed: any characters, which may turn the line that they stand in (lint rule `venue/text-from-person`). */
export type Typed = string;
