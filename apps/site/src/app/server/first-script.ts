import { ASLEEP, AWAKE, keepEarlyPress, wakeInSteps } from '../../hydration/document.ts'
import { keepAffiliateTag } from '../../lib/btag.ts'
import { policyHash } from './policy-hash.ts'

/** The script inside every page: code that has to run before any script file can have come. */
export const firstScript = [
  `(${keepEarlyPress})(document,${JSON.stringify(ASLEEP)},${JSON.stringify(AWAKE)})`,
  `(${keepAffiliateTag})(document)`,
  `(${wakeInSteps})(document)`,
].join(';')

/** `sha256-…` of that script, for the content security policy. */
export const firstScriptHash = policyHash(firstScript)
