import { DEMO_SECRET, readSecret } from './secrets.ts'
import { ConfigError, readChoice, readList } from './setting.ts'

/** A vendor's chat, as its own snippet has it. */
export interface ChatConfig {
  type: 'ZENDESK' | 'LIVEAGENT'
  /** Id of the account: Zendesk's `key`. */
  id: string | null
  scriptUrl: string
  /** Id of the script element. */
  scriptId: string | null
  /** LiveAgent's button. */
  buttonId: string | null
  /**
   * The addresses that the chat loads from, calls and frames: its script's origin, and sources of
   * the policy such as `https://*.zdassets.com`.
   */
  origins: readonly string[]
  /**
   * Zendesk's signing key for players who are signed in; null when Zendesk does not get to know
   * them.
   */
  key: { keyId: string; secret: string } | null
}

const ZENDESK_SCRIPT = 'https://static.zdassets.com/ekr/snippet.js'
const CHAT_SOURCES = {
  of: /^(https?|wss?):\/\/[\w.*-]+(:\d+)?$/,
  such: 'origins such as "https://*.zdassets.com"',
}

/** Out of the box the stand-in's; in production none until the operator names one. */
export function readChat(
  env: NodeJS.ProcessEnv,
  { production, sandboxUrl }: { production: boolean; sandboxUrl: string },
): ChatConfig | null {
  const type =
    readChoice(env, 'CHAT_TYPE', ['ZENDESK', 'LIVEAGENT', 'NONE']) ??
    (production ? 'NONE' : 'ZENDESK')
  if (type === 'NONE') return null
  const standIn = production ? null : `${sandboxUrl}/chat`
  const isZendesk = type === 'ZENDESK'
  const scriptUrl =
    env.CHAT_SCRIPT_URL ??
    (standIn && (isZendesk ? `${standIn}/ekr/snippet.js` : `${standIn}/scripts/track.js`)) ??
    ZENDESK_SCRIPT
  if (!/^https?:$/.test(URL.parse(scriptUrl)?.protocol ?? ''))
    throw new ConfigError(`CHAT_SCRIPT_URL must be the address of a script, not "${scriptUrl}".`)
  if (!isZendesk && !env.CHAT_SCRIPT_URL && production)
    throw new ConfigError('Set CHAT_SCRIPT_URL to the address of LiveAgent’s script.')
  const secret = readSecret(env, 'CHAT_SECRET') ?? (standIn ? DEMO_SECRET : null)
  return {
    type,
    id: env.CHAT_ID ?? (standIn && 'baize-demo'),
    scriptUrl,
    scriptId: env.CHAT_SCRIPT_ID ?? (isZendesk ? 'ze-snippet' : 'la_x2s6df8d'),
    buttonId: env.CHAT_BUTTON_ID ?? (isZendesk ? null : standIn && 'baize-button'),
    // The stand-in shares its origin with games, which are not to be trusted with scripts in our
    // pages.
    origins: [
      standIn && scriptUrl.startsWith(`${standIn}/`) ? `${standIn}/` : new URL(scriptUrl).origin,
      ...readList(env, 'CHAT_ORIGINS', CHAT_SOURCES),
    ],
    key: isZendesk && secret ? { keyId: env.CHAT_KEY_ID ?? 'app_baize', secret } : null,
  }
}
