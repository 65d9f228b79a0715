import { plainEmail } from '#rules/email.ts'
import { passwordRuleCodes } from '#rules/password.ts'
import { toMajor } from '../kit/money.ts'
import { type RequestContext, requirePayee, requirePlayer } from '../kit/request-context.ts'
import type { Topics } from '../kit/topics.ts'
import { balances } from '../ledger/accounts.ts'
import type { PlayerStatus, RegistrationResult, Resolvers } from '../schema/resolvers.generated.ts'
import { mustNotExceed } from './attempts/rate-limit.ts'
import { type PlayerWithPurses, watchUser } from './live/watch-user.ts'
import {
  changePassword,
  type PasswordResetDeps,
  requestPasswordReset,
} from './passwords/password-reset.ts'
import { limitsByAddress } from './places/network.ts'
import { findPlayer } from './player.ts'
import { accountFrameUrl } from './profile/my-account.ts'
import { getProfile, updateProfile } from './profile/profile.ts'
import { type RegistrationDeps, register } from './registration/registration.ts'
import { type VerificationDeps, verifyAccount } from './registration/verification.ts'

export interface PlayersDeps extends RegistrationDeps, PasswordResetDeps, VerificationDeps {
  topics: Topics
  config: { registrationResult: RegistrationResult }
}

export function playersResolvers(deps: PlayersDeps): Resolvers {
  return {
    Query: {
      user: (_root, _args, { viewer }) => (viewer ? findPlayer(deps.db, viewer.playerId) : null),
      profile: (_root, _args, context) => getProfile(deps, requirePayee(context).playerId),
      myAccount: (_root, { input }, { viewer, language }) =>
        viewer
          ? {
              url: accountFrameUrl(input?.path ?? null, {
                incognito: input?.incognito ?? false,
                language,
              }),
            }
          : null,
    },
    Mutation: {
      async registerClassic(_root, { input }, context) {
        await register(deps, input, context)
        const isAutomatic = deps.config.registrationResult === 'AUTO_LOGIN'
        return {
          __typename: isAutomatic ? 'AutoLogin' : 'VerificationNeeded',
          email: plainEmail(input.email),
        }
      },
      async resetPasswordRequest(_root, { input }, context) {
        await requestPasswordReset(deps, input, context)
        return true
      },
      async changePasswordRequest(_root, { input }, context) {
        await mayTryLink(deps, context)
        await changePassword(deps, input, context)
        return true
      },
      async verifyAccountRequest(_root, { input }, context) {
        await mayTryLink(deps, context)
        return verifyAccount(deps, input.token, context.requestId)
      },
      updateProfile: (_root, { input }, context) =>
        updateProfile(deps, requirePlayer(context), input, context.requestId),
    },
    Subscription: {
      user: {
        subscribe: (_root, _args, context) => watchUser(deps, context),
        resolve: (player: PlayerWithPurses) => player,
      },
    },
    Profile: {
      passwordRule: ({ country }) =>
        passwordRuleCodes[deps.licences.policyOf(country).passwordRule],
    },
    User: {
      // An excluded player is signed out, unless they have signed in for their money alone.
      active: ({ status }, _args, { viewer }) =>
        status === 'active' ||
        status === 'limited' ||
        (status === 'excluded' && viewer?.onlyWithdraws === true),
      status: ({ status }) => status.toUpperCase() as PlayerStatus,
      balances: (player) => balancesOf(deps, player),
    },
  }
}

/** Each try of a mailed link queries the database. */
function mayTryLink(deps: PlayersDeps, { ip, requestId }: RequestContext): Promise<void> {
  return mustNotExceed(deps, limitsByAddress('mailed-link', ip, 120, 3600), requestId)
}

async function balancesOf({ db }: PlayersDeps, { id, currency, purses }: PlayerWithPurses) {
  const known = purses ?? (await balances(db, [id])).get(id)
  return (['real', 'bonus'] as const).map((purse) => ({
    id: `${id}/${purse}`,
    amount: toMajor(known?.[purse] ?? 0n, currency),
  }))
}
