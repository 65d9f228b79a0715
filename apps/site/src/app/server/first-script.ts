import { ASLEEP, AWAKE, keepEarlyPress, wakeInSteps } from '../../hydration/document.ts'
import { keepAffiliateTag } from '../../lib/btag.ts'
import { policyHash } from './policy-hash.ts'

/** The one script that stands in every page: what has to be there before any file of scripts can have come. */
export const firstScript = [
  `(${keepEarlyPress})(document,${JSON.stringify(ASLEEP)},${JSON.stringify(AWAKE)})`,
  `(${keepAffiliateTag})(document)`,
  `(${wakeInSteps})(document)`,
].join(';')

/** `sha256-…` of it, for the content security policy. */
export const firstScriptHash = policyHash(firstScript)
