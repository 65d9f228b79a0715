import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect, useState } from 'react'
import type { FieldValues, Resolver } from 'react-hook-form'
import { diallingPrefixes } from '#rules/countries.ts'
import { joinPhone } from '#rules/phone.ts'

type Plan = typeof import('#rules/phone-plan.ts')
type Schema = Parameters<typeof standardSchemaResolver>[0]

/**
 * Longest wait of a filled-in form for the numbering plans, in ms: the server knows the plans as
 * well.
 */
const PATIENCE_MS = 2000

let loading: Promise<Plan | null> | undefined

function loadPlan(): Promise<Plan | null> {
  loading ??= import('#rules/phone-plan.ts').catch(() => {
    loading = undefined
    return null
  })
  const giveUp = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null))
  return Promise.race([loading, giveUp])
}

/**
 * Returns the numbering plan for a form with a phone number, and loads it in advance; null
 * until it has come.
 */
export function usePhonePlan(): Plan | null {
  const [plan, setPlan] = useState<Plan | null>(null)
  useEffect(() => {
    let isGone = false
    void loadPlan().then((loaded) => isGone || setPlan(loaded))
    return () => {
      isGone = true
    }
  }, [])
  return plan
}

/**
 * Checks a form by its schema, its `mobileNumber` as the plan of its country has it. Without a
 * prefix it is a number of `country`, where one is given.
 */
export function phoneResolver<Form extends FieldValues & { mobileNumber: string }>(
  schema: Schema,
  country?: string,
): Resolver<Form> {
  const check = standardSchemaResolver(schema) as unknown as Resolver<Form>
  const prefix = country === undefined ? '' : (diallingPrefixes.get(country) ?? '')
  return async (values, context, options) => {
    const typed = joinPhone({ prefix, number: values.mobileNumber ?? '' })
    const plan = typed === '' ? null : await loadPlan()
    return check(
      { ...values, mobileNumber: plan ? plan.numberByPlan(typed) : typed },
      context,
      options,
    )
  }
}
