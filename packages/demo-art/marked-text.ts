const BEGIN = '<g class="text">'
const END = '</g>'

/** Marks a text that stands in a scene, such as the numbers of a wheel. `art` has no groups. */
export function markText(art: string): string {
  return `${BEGIN}${art}${END}`
}

/** Leaves out what `markText` has marked: in a mirror it would be read backwards. */
export function withoutText(scene: string): string {
  const [first = '', ...rest] = scene.split(BEGIN)
  return first + rest.map((part) => part.slice(part.indexOf(END) + END.length)).join('')
}
