import * as v from 'valibot'

const times = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)), 0)

/** Ways to make the studio misbehave towards the wallet, each for the next so many calls. */
export const chaosRequest = v.object({
  /** Send the same call twice. */
  duplicate: times,
  /** Let the call through but drop the answer. */
  timeoutAfterCommit: times,
  /** Never send the call. */
  loseRequest: times,
  /** After a rollback, send the call it undid once more. */
  lateBet: times,
  /** Wait before every call, in milliseconds. */
  delayMs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60_000)), 0),
})

type ChaosRequest = v.InferOutput<typeof chaosRequest>
type Fault = Exclude<keyof ChaosRequest, 'delayMs'>

export interface Chaos {
  plan: ChaosRequest
  /** Returns true when this call is to suffer `fault`, and counts it. */
  strikes(fault: Fault): boolean
}

export function openChaos(): Chaos {
  return {
    plan: v.parse(chaosRequest, {}),
    strikes(fault) {
      if (this.plan[fault] === 0) return false
      this.plan = { ...this.plan, [fault]: this.plan[fault] - 1 }
      return true
    },
  }
}
