import type { GameProvider, ProviderDeps } from './provider.ts'
import { openStudio } from './studio.ts'

/** What the adapters need of the configuration. */
export interface ProviderSettings {
  /** Where the stand-ins are, without a slash at the end. */
  sandboxUrl: string
  secrets: { studio: readonly string[] }
}

/**
 * The game providers, in the order in which the catalogue lists them: the only place outside an adapter that names one. Games of the
 * first keep their own ids, which content and history name; the prefix of each further one ends with a dot, which no own id has.
 */
export function openProviders({ sandboxUrl, secrets, ...deps }: ProviderDeps & ProviderSettings): GameProvider[] {
  return [openStudio({ ...deps, id: 'studio', gamePrefix: '', url: `${sandboxUrl}/studio`, secrets: secrets.studio })]
}
