import type { Module } from '../kit/module.ts'
import { callbackRoutes } from './callbacks/callbacks.ts'
import { paymentQueues } from './callbacks/payment-queues.store.ts'
import { paymentJobs } from './callbacks/sweep.ts'
import { openMethods } from './deposits/methods.ts'
import type { PaymentsApiDeps } from './payments.deps.ts'
import { paymentFields } from './payments.fields.ts'
import { paymentResolvers } from './payments.resolvers.ts'

/** Deposits, withdrawals and the reports of providers about them. */
export function openPayments(deps: PaymentsApiDeps): Module {
  return {
    resolvers: paymentResolvers(deps, openMethods(deps)),
    fields: paymentFields,
    routes: callbackRoutes(deps),
    jobs: paymentJobs(deps),
    queues: paymentQueues(deps),
  }
}
