/** The part of opentype.js that lettering uses; the package ships no types of its own. */
declare module 'opentype.js' {
  export interface PathCommand {
    type: 'M' | 'L' | 'Q' | 'C' | 'Z'
    x: number
    y: number
    x1: number
    y1: number
    x2: number
    y2: number
  }

  export interface Path {
    commands: PathCommand[]
    getBoundingBox(): { x1: number; y1: number; x2: number; y2: number }
  }

  export interface Font {
    charToGlyphIndex(character: string): number
    stringToGlyphIndexes(text: string): number[]
    getPath(
      text: string,
      x: number,
      y: number,
      fontSize: number,
      options?: { letterSpacing?: number },
    ): Path
    getAdvanceWidth(text: string, fontSize: number): number
  }

  const opentype: { parse(buffer: ArrayBuffer): Font }

  // biome-ignore lint/style/noDefaultExport: This is how the package exports itself to Node.
  export { opentype as default }
}
