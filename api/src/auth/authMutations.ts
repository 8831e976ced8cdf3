import { access } from '../schema/access';
import { builder } from '../schema/builder';
import { changePassword, setSecondFactor, startSecondFactor } from './ownAccount';
import { endSession } from './sessions';
import { signIn } from './signIn';

builder.mutationFields((t) => ({
  signIn: t.string({
    nullable: true,
    description: 'The bearer token of later calls.',
    args: { email: t.arg.string({ required: true }), password: t.arg.string({ required: true }) },
    extensions: access('signIn'),
    resolve: (_, { email, password }, context) => signIn(context, email, password),
  }),
  signOut: t.boolean({
    nullable: true,
    description: 'Ends the session of the token at once.',
    extensions: access('signedIn'),
    async resolve(_, __, { db, caller, log }) {
      if (caller.kind !== 'person') return false;
      await endSession(db, caller.person.tokenHash);
      log('info', 'sign-out', { userId: caller.person.id });
      return true;
    },
  }),
  changePassword: t.boolean({
    nullable: true,
    description: 'Asks for the present password and ends all other sessions of the person.',
    args: {
      currentPassword: t.arg.string({ required: true }),
      newPassword: t.arg.string({ required: true }),
    },
    extensions: access('signedIn'),
    resolve: (_, { currentPassword, newPassword }, context) =>
      changePassword(context, currentPassword, newPassword),
  }),
  startSecondFactor: t.string({
    nullable: true,
    description: 'The otpauth address of a new secret. Nothing is stored.',
    extensions: access('signedIn'),
    resolve: (_, __, context) => startSecondFactor(context),
  }),
  setSecondFactor: t.boolean({
    nullable: true,
    description:
      'Begins the second factor with the secret, or ends the present one without; by a code of it.',
    args: {
      currentPassword: t.arg.string({ required: true }),
      code: t.arg.string({ required: true }),
      secret: t.arg.string(),
    },
    extensions: access('signedIn'),
    resolve: (_, args, context) => setSecondFactor(context, args),
  }),
}));
