import { MOST_AMOUNTS, MOST_METHODS } from '#contracts/cashier-api.ts'
import { type FieldRules, numberIn, recordsIn } from '../kit/field-rule.ts'

const MOST_OFFERS = 50
/** The most that are listed; `withdrawals` has no pages. */
export const MAX_WITHDRAWALS = 100
const USUAL_MOVEMENTS = 20
/** Costs of fields: a few database queries, and those with a call of a provider as well. */
const COST_OF_READING = 50
const COST_OF_CALL = 200

const call = { cost: COST_OF_CALL, once: true }

export const paymentFields: FieldRules = {
  'Query.payments': { cost: COST_OF_READING, size: MOST_METHODS },
  'Query.depositMethods': { cost: COST_OF_READING, size: MOST_METHODS },
  'Query.withdrawMethods': { cost: COST_OF_READING, size: MOST_METHODS },
  'Query.availablePayNPlayBonuses': { cost: COST_OF_READING, size: MOST_OFFERS },
  'Query.deposit': { cost: COST_OF_READING },
  'Query.deposits': { cost: COST_OF_READING, size: recordsIn },
  'Query.withdrawals': { cost: COST_OF_READING, size: MAX_WITHDRAWALS },
  'Query.statement': {
    cost: 2 * COST_OF_READING,
    page: ({ input }) => numberIn(input, 'records', USUAL_MOVEMENTS),
  },
  'Statement.movements': { size: 'paged' },
  'PaymentValues.values': { size: MOST_AMOUNTS },
  'Mutation.payNPlay': call,
  'Mutation.registerPayNPlay': call,
  'Mutation.startDeposit': call,
  'Mutation.startWithdrawal': call,
  'Mutation.checkDeposit': { cost: COST_OF_CALL },
  'Mutation.cancelWithdrawal': { cost: COST_OF_READING },
}
