import { type ChatWords, wordsFor } from './words.ts'

/** The first message of the clerk. */
export function greetingFor(language: string, name: string | null): string {
  const { greeting, greetingNamed } = wordsFor(language)
  return name ? greetingNamed.replace('{name}', name) : greeting
}

/** Returns the clerk's answer to a question, by the words in it; otherwise where else to ask. */
export function answerTo(text: string, language: string): string {
  const { topics, unknown } = wordsFor(language)
  const question = folded(text)
  return best(topics, question)?.answer ?? unknown
}

type Topic = ChatWords['topics'][number]

/** The topic with most of its signs in the text. */
function best(topics: readonly Topic[], question: string): Topic | null {
  let found: Topic | null = null
  let most = 0
  for (const topic of topics) {
    const signs = [topic.label, ...topic.signs].filter((sign) =>
      question.includes(folded(sign)),
    ).length
    if (signs > most) {
      most = signs
      found = topic
    }
  }
  return found
}

/** Small letters without their marks, so that "Bônus" is a bonus. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
