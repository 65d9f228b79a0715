import { fromMajor } from '../../kit/money.ts'
import { Refusal } from '../../kit/refusal.ts'
import { type RequestContext, requirePlayer } from '../../kit/request-context.ts'
import { listQuickDepositMethods } from '../../markets/market.ts'
import { findPlayer } from '../../players/player.ts'
import type {
  AvailableBonus,
  CheckPayNPlayResult,
  Resolvers,
} from '../../schema/resolvers.generated.ts'
import type { Methods } from '../deposits/methods.ts'
import { getPayer, type PaymentsApiDeps } from '../payments.deps.ts'
import { offersInput, payNPlayInput, readInput } from '../payments.input.ts'
import {
  type PayNPlayWish,
  payAsPlayer,
  payAsVisitor,
  type StartedPayNPlay,
} from './quick-deposit.ts'
import { checkPayNPlay } from './quick-deposit-check.ts'
import { registerPayNPlay } from './quick-deposit-registration.ts'

type Answer = Awaited<ReturnType<ReturnType<typeof checkPayNPlay>['next']>>['value']

/** Quick deposits, of players and of visitors. */
export function payNPlayResolvers(deps: PaymentsApiDeps, methods: Methods) {
  return {
    Query: {
      async availablePayNPlayBonuses(_, { input }, context) {
        const { code } = readInput(offersInput, input)
        return [
          ...(await listOffers(deps, code || null, context)),
          { id: null, isPromised: false, title: 'no_bonus', description: 'no_bonus_description' },
        ]
      },
    },
    Mutation: {
      async payNPlay(_, { input }, context) {
        const wish = await readWish(deps, input, context)
        const started = context.viewer
          ? await payAsPlayer(deps, methods, wish, { ...context, playerId: requirePlayer(context) })
          : await payAsVisitor(deps, methods, wish, context)
        return show(started)
      },
      async registerPayNPlay(_, { input }, context) {
        await registerPayNPlay(deps, input, context)
        return true
      },
    },
    Subscription: {
      checkPayNPlay: {
        subscribe: (_: unknown, { input }: { input: { id: string } }, context: RequestContext) =>
          checkPayNPlay(deps, input.id, context),
        resolve: (answer: Answer) => resultOf(answer),
      },
    },
    PayNPlayResult: {
      __resolveType: (result) => ('url' in result ? 'PayNPlayRedirect' : 'PayNPlayPending'),
    },
    CheckPayNPlayResult: {
      __resolveType: (result) => ('token' in result ? 'PayNPlayLogin' : 'PayNPlayUser'),
    },
  } satisfies Resolvers
}

/**
 * Lists the offers of a quick deposit. With a code it is the offer of the code, with the code as
 * its id, because the client sends that back.
 */
async function listOffers(
  deps: PaymentsApiDeps,
  code: string | null,
  context: RequestContext,
): Promise<AvailableBonus[]> {
  const { language, viewer } = context
  const question = {
    currency: await payingCurrency(deps, context),
    playerId: viewer?.playerId ?? null,
  }
  if (code === null) return deps.bonuses.listOffers({ ...question, language })
  const offer = await deps.bonuses.lookUpCode({ ...question, code }, context)
  return offer ? [{ ...offer, id: code }] : []
}

/** A player pays in the currency of their purse, a visitor in the one that is shown to them. */
export async function payingCurrency(
  deps: PaymentsApiDeps,
  context: RequestContext,
): Promise<string> {
  return context.viewer
    ? (await getPayer(deps, context.viewer.playerId)).currency
    : deps.visitorCurrency(context)
}

/** The ids of the quick-deposit methods of a btag; of a player's own where none is named. */
export async function offeredByBtag(
  deps: PaymentsApiDeps,
  btag: string | null,
  { viewer }: RequestContext,
) {
  const tag = btag ?? (viewer ? (await findPlayer(deps.db, viewer.playerId))?.btag : null) ?? null
  return listQuickDepositMethods(tag, deps.market)
}

async function readWish(
  deps: PaymentsApiDeps,
  input: unknown,
  context: RequestContext,
): Promise<PayNPlayWish> {
  const { id, amount, bonusCode, closePath, data, fingerprint } = readInput(payNPlayInput, input)
  const currency = await payingCurrency(deps, context)
  return {
    methodId: id,
    amount: fromMajor(amount, currency),
    currency,
    bonusCode: bonusCode || null,
    returnPath: closePath,
    email: data?.email || undefined,
    fingerprint: fingerprint ?? null,
    language: context.language,
  }
}

function show({ id, pageUrl, widgetToken }: StartedPayNPlay) {
  if (pageUrl !== null) return { id, url: pageUrl }
  if (widgetToken !== null) return { id, data: { token: widgetToken } }
  throw new Refusal('deposit_not_started', { charged: false })
}

function resultOf(answer: Answer): CheckPayNPlayResult {
  if (!answer) throw new Error('A quick deposit has no answer.')
  if ('refusal' in answer) throw answer.refusal
  return 'login' in answer ? answer.login : answer.user
}
