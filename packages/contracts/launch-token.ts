import * as v from 'valibot'

/**
 * The games of Venum come from these vendors, each with words of its own between the game and the
 * page.
 */
export const VENUM_SUB_TYPES = [
  'amatic',
  'egt',
  'netent',
  'novomatic',
  'play_n_go',
  'pragmatic',
  'quickspin',
  'wazdan',
  'merkur',
] as const

/** Only the web: an address such as `javascript:` would run in our own page. */
const webAddress = v.pipe(v.string(), v.maxLength(4096), v.url(), v.regex(/^https?:/i))
const text = v.pipe(v.string(), v.maxLength(4096))
const exit = v.string()
/**
 * Games of this provider post `ready` when they are drawn. Of others, only the loading of their
 * page is known.
 */
const saysReady = v.optional(v.boolean(), false)

const framed = <Type extends string>(type: Type) =>
  v.object({ type: v.literal(type), url: webAddress, exit })

const venumFrame = v.object({
  type: v.literal('VENUM'),
  subType: v.picklist(VENUM_SUB_TYPES.filter((each) => each !== 'netent')),
  url: webAddress,
  exit,
  saysReady,
})

const venumNetent = v.object({
  type: v.literal('VENUM'),
  subType: v.literal('netent'),
  /** The settings that NetEnt's own script takes, apart from the place in the page. */
  netent: v.object({
    gameId: text,
    sessionId: text,
    staticServer: webAddress,
    gameServerURL: webAddress,
    lobbyURL: webAddress,
    language: text,
    walletMode: text,
  }),
  exit,
})

/** The families of game launch. What `play` answers is one of these as base64url of JSON. */
const launch = v.variant('type', [
  v.object({ type: v.literal('GENERIC_IFRAME'), url: webAddress, exit, saysReady }),
  v.object({
    type: v.literal('SOFT_SWISS_FRAME'),
    /** Where `sg.js` is, which defines `window.sg`. */
    scriptUrl: webAddress,
    /** Options for `sg.launch`, exactly as the provider's server gave them. */
    launchOptions: v.record(v.string(), v.unknown()),
    exit,
  }),
  framed('PLAY_N_GO'),
  framed('ORYX'),
  v.object({
    type: v.literal('TV_BET_FRAME'),
    /** Where `frame.js` is, which defines `window.TvbetFrame`. */
    scriptUrl: webAddress,
    options: v.object({
      lng: text,
      clientId: text,
      tokenAuth: text,
      server: text,
      game_id: text,
      singleGame: v.boolean(),
      exitUrl: webAddress,
    }),
    exit,
  }),
  v.object({
    type: v.literal('TOMHORN'),
    /** Where the script is that fills `#gameClientPlaceholder`. */
    scriptUrl: webAddress,
    /** The parameters of the game's module, as the provider's server gave them. */
    parameters: v.record(text, text),
    exit,
  }),
  framed('PATEPLAY'),
  v.variant('subType', [venumFrame, venumNetent]),
])

export type Launch = v.InferOutput<typeof launch>
export type LaunchType = Launch['type']
export type LaunchOf<Type extends LaunchType> = Extract<Launch, { type: Type }>

export function encodeLaunch(given: Launch): string {
  const bytes = new TextEncoder().encode(JSON.stringify(given))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

/**
 * Returns null for a token that the casino did not make: the page then shows nothing and warns in
 * the console.
 */
export function decodeLaunch(token: string): Launch | null {
  try {
    const binary = atob(token.replaceAll('-', '+').replaceAll('_', '/'))
    const json = new TextDecoder().decode(Uint8Array.from(binary, (char) => char.charCodeAt(0)))
    const parsed = v.safeParse(launch, JSON.parse(json))
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}
