import type { Licences } from './licences.ts'

/**
 * The address of a seal's script: `{sealId}` in the configured one stands for the seal. Null
 * without a seal.
 */
export function sealScriptOf(address: string, sealId: string | null): string | null {
  return sealId === null ? null : address.replaceAll('{sealId}', sealId)
}

/** Every script of a seal that any country's licence has: what pages have to be allowed to load. */
export function listSealScripts(
  address: string,
  { licences }: Pick<Licences, 'licences'>,
): string[] {
  const scripts = Object.values(licences).map(({ sealId }) => sealScriptOf(address, sealId))
  return [...new Set(scripts.filter((script) => script !== null))]
}
