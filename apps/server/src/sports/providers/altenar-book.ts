import type { Module } from '../../kit/module.ts'
import { type SportsbookParts, TOKEN_RULE } from './sportsbook.ts'

/** Altenar's book, which its script draws. It calls the casino's own interface of bets. */
export function openAltenarBook({ sportsbook: { altenar }, openToken }: SportsbookParts): Module {
  return {
    fields: { 'Query.altenarV2GetToken': TOKEN_RULE },
    resolvers: {
      Query: {
        async altenarV2GetToken(_, { input }, context) {
          const token = await openToken(context, input.demo)
          return { ...altenar, token, language: cultureOf(context.language), walletCode: null }
        },
      },
    },
  }
}

const CULTURES: Readonly<Record<string, string>> = {
  en: 'en-GB',
  de: 'de-DE',
  es: 'es-ES',
  pt: 'pt-BR',
  fr: 'fr-FR',
  fi: 'fi-FI',
  et: 'et-EE',
  ar: 'ar-SA',
}

/** The language as Altenar's interface names it; English for one that it does not speak. */
function cultureOf(language: string): string {
  return CULTURES[language.split('-')[0] ?? ''] ?? 'en-GB'
}
