import { createPublicKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { secretFor } from '#contracts/signature.ts'
import type { FamilySettings, GameFamilies } from '../games/providers/families.ts'
import { readAddress, refusePlain } from './addresses.ts'
import { readFamilyKeys, refuseUnusedKeys } from './secrets.ts'
import { ConfigError } from './setting.ts'

export interface FamilyPlaces {
  production: boolean
  /** Where browsers and the server reach the stand-ins. */
  sandboxUrl: string
  sandboxInternalUrl: string | null
  studioSecrets: readonly string[]
}

/** The adapters' ids, which never change, and how their settings begin. */
const PREFIXES = {
  softswiss: 'SOFTSWISS',
  playngo: 'PLAYNGO',
  oryx: 'ORYX',
  tvbet: 'TVBET',
  tomhorn: 'TOMHORN',
  pateplay: 'PATEPLAY',
  venum: 'VENUM',
  pragmatic: 'PRAGMATIC',
} as const

type FamilyId = keyof typeof PREFIXES

/**
 * The launch families. One whose address is set is its vendor's; the others are stand-ins, and in
 * production they are left out. Throws ConfigError for a vendor without its key.
 */
export function readGameFamilies(env: NodeJS.ProcessEnv, places: FamilyPlaces): GameFamilies {
  const family = (id: FamilyId) => readFamily(env, id, places)
  const { softswiss, playngo, oryx, tvbet, tomhorn, pateplay, venum, pragmatic } = {
    softswiss: family('softswiss'),
    playngo: family('playngo'),
    oryx: family('oryx'),
    tvbet: family('tvbet'),
    tomhorn: family('tomhorn'),
    pateplay: family('pateplay'),
    venum: family('venum'),
    pragmatic: family('pragmatic'),
  }
  return {
    softswiss: softswiss && {
      ...softswiss,
      scriptUrl: readAddress(env, 'SOFTSWISS_SCRIPT_URL') ?? `${softswiss.pageUrl}/sg.js`,
      casinoId: env.SOFTSWISS_CASINO_ID || 'baize',
    },
    playngo: playngo && { ...playngo, pid: env.PLAYNGO_PID || '1' },
    oryx: oryx && {
      ...oryx,
      walletCode: env.ORYX_WALLET_CODE || 'BAIZE',
      publicKeys: readPublicKeys(env),
    },
    tvbet: tvbet && { ...tvbet, clientId: env.TVBET_CLIENT_ID || '1' },
    tomhorn: tomhorn && {
      ...tomhorn,
      scriptUrl: readAddress(env, 'TOMHORN_SCRIPT_URL') ?? `${tomhorn.pageUrl}/client.js`,
      partnerId: env.TOMHORN_PARTNER_ID || 'baize',
    },
    pateplay: pateplay && { ...pateplay, siteCode: env.PATEPLAY_SITE_CODE || 'baize' },
    venum,
    pragmatic: pragmatic && { ...pragmatic, secureLogin: env.PRAGMATIC_SECURE_LOGIN || 'baize' },
  }
}

/** The origins that browsers load frames and scripts of games from. */
export function originsOfFamilies(families: GameFamilies): string[] {
  return [
    ...new Set(
      Object.values(families).flatMap((each) => (each ? [new URL(each.pageUrl).origin] : [])),
    ),
  ]
}

/** The scripts that families draw their games with in our page. */
export function scriptsOfFamilies({ softswiss, tvbet, tomhorn, venum }: GameFamilies): string[] {
  return [
    softswiss?.scriptUrl,
    tvbet && `${tvbet.pageUrl}/assets/frame.js`,
    tomhorn?.scriptUrl,
    venum && `${venum.pageUrl}/netent/gameinclusion/library/gameinclusion.js`,
  ].filter((url) => url !== null && url !== undefined)
}

function readFamily(
  env: NodeJS.ProcessEnv,
  id: FamilyId,
  places: FamilyPlaces,
): FamilySettings | null {
  const prefix = PREFIXES[id]
  const url = readAddress(env, `${prefix}_URL`)
  const pageUrl = readAddress(env, `${prefix}_PAGE_URL`) ?? url
  const catalogueUrl = readAddress(env, `${prefix}_CATALOGUE_URL`)
  // Oryx signs with a key pair of its own.
  const secrets = prefix === 'ORYX' ? [] : readFamilyKeys(env, prefix, places.production)
  refuseUnusedKeys(prefix, url, secrets)
  if (!url || !pageUrl) return places.production ? null : standIn(id, places)
  if (places.production) refusePlain(`${prefix}_URL`, url)
  if (secrets.length === 0 && prefix !== 'ORYX')
    throw new ConfigError(`${prefix}_URL is set: set ${prefix}_SECRET as well.`)
  if (!catalogueUrl)
    throw new ConfigError(
      `${prefix}_URL is set: set ${prefix}_CATALOGUE_URL to the address of its list of games as well.`,
    )
  return { id, gamePrefix: `${id}.`, apiUrl: url, pageUrl, catalogueUrl, secrets }
}

function standIn(
  id: FamilyId,
  { sandboxUrl, sandboxInternalUrl, studioSecrets }: FamilyPlaces,
): FamilySettings {
  const apiUrl = `${sandboxInternalUrl ?? sandboxUrl}/studio/${id}`
  const secrets = studioSecrets.map((secret) => secretFor(id, secret))
  return {
    id,
    gamePrefix: '',
    apiUrl,
    pageUrl: `${sandboxUrl}/studio/${id}`,
    catalogueUrl: `${apiUrl}/catalogue`,
    secrets,
  }
}

/**
 * Returns null where no file is named, which only the stand-in's may lack. Each key in the file is
 * believed.
 */
function readPublicKeys(env: NodeJS.ProcessEnv): readonly string[] | null {
  const path = env.ORYX_PUBLIC_KEY_PATH
  if (!path && env.ORYX_URL)
    throw new ConfigError(
      'ORYX_URL is set: set ORYX_PUBLIC_KEY_PATH to a file with its public key as well.',
    )
  if (!path) return null
  try {
    const keys =
      readFileSync(path, 'utf8').match(
        /-----BEGIN PUBLIC KEY-----[\s\S]+?-----END PUBLIC KEY-----/g,
      ) ?? []
    for (const key of keys) createPublicKey(key)
    if (keys.length > 0) return keys
  } catch {
    // Reported below, as for a file without a key.
  }
  throw new ConfigError(`ORYX_PUBLIC_KEY_PATH names ${path}, which must hold public keys as PEM.`)
}
