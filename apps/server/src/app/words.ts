import { findKeyHolder } from '../content/keys/operator-keys.ts'
import { openLocize } from '../content/words/locize.ts'
import { withPseudoLanguage } from '../content/words/pseudo-words.ts'
import { openTranslations, type Translations } from '../content/words/translations.ts'
import type { HttpRequest } from '../kit/http.ts'
import type { Topics } from '../kit/topics.ts'
import { takeAttempt } from '../players/attempts/rate-limit.ts'
import { recordRefusedKey } from '../players/attempts/refused-keys.ts'
import { limitsByAddress, shareOf } from '../players/places/network.ts'
import type { AppDeps } from './app-deps.ts'

export function openWords(
  { config, builtInWords, ...deps }: AppDeps,
  topics: Topics,
): Promise<Translations> {
  const builtIn = config.pseudoLanguage ? withPseudoLanguage(builtInWords) : builtInWords
  return openTranslations({
    ...deps,
    topics,
    builtIn,
    offered: config.languages,
    locize: config.locize && openLocize(config.locize),
  })
}

/**
 * A page writes once in a while, if at all; all pages together must not keep the database busy
 * either.
 */
export function guardsOfWords(deps: AppDeps) {
  const limits = (ip: string) => [
    ...limitsByAddress('missing-words', ip, 30, 3600),
    shareOf('missing-words', ip, 600, 3600),
  ]
  return {
    takeAttempt: ({ ip, requestId }: { ip: string; requestId: string }) =>
      takeAttempt(deps, limits(ip), requestId),
    isOperator: async (request: HttpRequest) =>
      (await findKeyHolder(deps.db, request, 'words')) !== null,
    recordRefusedKey: (request: { ip: string; requestId: string }) =>
      recordRefusedKey(deps, { key: 'locales', ...request }),
  }
}
