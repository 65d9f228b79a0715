import type { ProviderDeps } from './provider.ts'

/**
 * The options that every adapter of a launch family is opened with. Its own ids, addresses and keys
 * come on top.
 */
export interface FamilyOptions extends ProviderDeps {
  id: string
  gamePrefix: string
  catalogueUrl: string
  catalogueSecrets: readonly string[]
}
