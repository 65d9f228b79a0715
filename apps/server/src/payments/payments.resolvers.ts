import { fromMajor } from '../kit/money.ts'
import { requirePayee, requirePlayer } from '../kit/request-context.ts'
import type { Resolvers } from '../schema/resolvers.generated.ts'
import { findDepositByKey, listDeposits } from './deposits/deposit.store.ts'
import { startDeposit } from './deposits/deposit.ts'
import { checkDeposit, getDeposit } from './deposits/deposit-inquiry.ts'
import type { Methods, MethodUse } from './deposits/methods.ts'
import { getPayer, type PaymentsApiDeps } from './payments.deps.ts'
import { MAX_WITHDRAWALS } from './payments.fields.ts'
import {
  pagingInput,
  readInput,
  startDepositInput,
  startWithdrawalInput,
  statementInput,
} from './payments.input.ts'
import { showDeposit, showMethod, showWithdrawal } from './payments.views.ts'
import {
  offeredByBtag,
  payingCurrency,
  payNPlayResolvers,
} from './quick-deposit/quick-deposit.resolvers.ts'
import { checkBonus } from './quick-deposit/quick-deposit.ts'
import { readStatement } from './statement.ts'
import { listWithdrawals, type WithdrawalState } from './withdrawals/withdrawal.store.ts'
import { cancelWithdrawal, listWithdrawMethods, startWithdrawal } from './withdrawals/withdrawal.ts'

const RETURN_PATH = '/closewindow'
const ALL_STATES: readonly WithdrawalState[] = ['pending', 'sent', 'paid', 'declined', 'cancelled']

export function paymentResolvers(deps: PaymentsApiDeps, methods: Methods) {
  const payNPlay = payNPlayResolvers(deps, methods)
  return {
    ...payNPlay,
    Query: { ...payNPlay.Query, ...queries(deps, methods) },
    Mutation: { ...payNPlay.Mutation, ...mutations(deps, methods) },
    PaymentLimit: {
      __resolveType: (limit) => ('values' in limit ? 'PaymentValues' : 'PaymentRange'),
    },
  } satisfies Resolvers
}

function queries(deps: PaymentsApiDeps, methods: Methods) {
  const currencyOf = async (viewerId: string) => (await getPayer(deps, viewerId)).currency
  return {
    async payments(_, { input }, context) {
      const currency = await payingCurrency(deps, context)
      const offered =
        input.type === 'PAY_N_PLAY'
          ? await offeredByBtag(deps, input.affiliateCode ?? null, context)
          : 'all'
      // A payer without one registers the ordinary way, whether or not the cashier answers.
      if (offered.length === 0) return []
      const list = await methods.list(currency, input.type as MethodUse)
      return list
        .filter(({ id }) => offered === 'all' || offered.includes(id))
        .map((method) => showMethod(method, currency))
    },
    async depositMethods(_, _args, context) {
      const currency = await currencyOf(requirePlayer(context))
      return (await methods.list(currency, 'DEPOSIT')).map((method) => showMethod(method, currency))
    },
    deposit: async (_, { id }, context) =>
      showDeposit(await getDeposit(deps, requirePayee(context).playerId, id)),
    async deposits(_, { input }, context) {
      const { page, records } = readInput(pagingInput, input ?? {})
      return (
        await listDeposits(
          deps.db,
          requirePayee(context).playerId,
          (page ?? 0) * (records ?? 15),
          records ?? 15,
        )
      ).map(showDeposit)
    },
    async withdrawMethods(_, _args, context) {
      const playerId = requirePayee(context).playerId
      const currency = await currencyOf(playerId)
      return (await listWithdrawMethods(deps, methods, playerId)).map(
        ({ method, destination }) => ({
          provider: showMethod(method, currency),
          destination,
        }),
      )
    },
    async withdrawals(_, { states }, context) {
      const wanted = states
        ? states.map((state) => state.toLowerCase() as WithdrawalState)
        : ALL_STATES
      return (
        await listWithdrawals(deps.db, requirePayee(context).playerId, wanted, MAX_WITHDRAWALS)
      ).map(showWithdrawal)
    },
    async statement(_, { input }, context) {
      const playerId = requirePayee(context).playerId
      return readStatement(deps, {
        playerId,
        currency: await currencyOf(playerId),
        ...readInput(statementInput, input),
      })
    },
  } satisfies Resolvers['Query']
}

function mutations(deps: PaymentsApiDeps, methods: Methods) {
  return {
    async startDeposit(_, { input }, context) {
      const playerId = requirePlayer(context)
      const { amount, email, ...typed } = readInput(startDepositInput, input)
      const { currency } = await getPayer(deps, playerId)
      const rest = { ...typed, bonusCode: typed.bonusCode || null }
      // A repeat answers as the first time did, also after the bonus has been taken.
      if (!(await findDepositByKey(deps.db, playerId, rest.key)))
        await checkBonus(
          deps,
          { ...rest, currency, language: context.language },
          { ...context, playerId },
        )
      return showDeposit(
        await startDeposit(deps, methods, {
          ...rest,
          playerId,
          amount: fromMajor(amount, currency),
          channel: 'account',
          returnPath: RETURN_PATH,
          language: context.language,
          requestId: context.requestId,
          email: email || undefined,
        }),
      )
    },
    checkDeposit: async (_, { id }, context) =>
      showDeposit(await checkDeposit(deps, requirePayee(context).playerId, id)),
    async startWithdrawal(_, { input }, context) {
      const playerId = requirePayee(context).playerId
      const { amount, ...rest } = readInput(startWithdrawalInput, input)
      const { currency } = await getPayer(deps, playerId)
      return showWithdrawal(
        await startWithdrawal(deps, methods, {
          ...rest,
          playerId,
          amount: fromMajor(amount, currency),
          requestId: context.requestId,
        }),
      )
    },
    cancelWithdrawal: async (_, { id }, context) =>
      showWithdrawal(await cancelWithdrawal(deps, requirePayee(context).playerId, id)),
  } satisfies Resolvers['Mutation']
}
