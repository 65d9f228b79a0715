import type { Config } from '../config.ts'
import { listProvidersOff } from './game-providers.ts'

/**
 * The settings as modules of this process need them: the address at which it calls the stand-ins,
 * and who is switched off now.
 */
export function inside(config: Config) {
  return {
    ...config,
    /** Browsers may use another address. */
    sandboxUrl: config.sandboxInternalUrl ?? config.sandboxUrl,
    listProvidersOff: () => listProvidersOff(config.providersOff),
  }
}
