import { Fragment, type ReactNode } from 'react'

/**
 * A sentence with marked words, such as `I accept the <terms>terms</terms>`, each mark drawn by the
 * function of its name.
 */
export function withLinks(
  sentence: string,
  marks: Readonly<Record<string, (text: string) => ReactNode>>,
): ReactNode {
  return sentence.split(/(<(\w+)>.*?<\/\2>)/).map((part, index, parts) => {
    // A split with two groups gives: text, the marked part, its name, text, …
    if (index % 3 === 2) return null
    const draw = index % 3 === 1 ? marks[parts[index + 1] ?? ''] : undefined
    const text = part.replace(/<\/?\w+>/g, '')
    if (text === '') return null
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change places.
    return <Fragment key={index}>{draw ? draw(text) : <span>{text}</span>}</Fragment>
  })
}
