import type { Canvas } from './canvas.ts'
import { group } from './shapes.ts'

/**
 * The upper square of a 300 by 400 scene, shown in a frame of any shape; with `spill` what lies
 * beyond it shows too.
 */
export function inset(
  scene: string,
  frame: { x: number; y: number; width: number; height: number },
  top = 24,
  spill = false,
): string {
  const { x, y, width, height } = frame
  return (
    `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 ${top} 300 300" ` +
    `preserveAspectRatio="xMidYMid slice"${spill ? ' overflow="visible"' : ''}>` +
    `${scene}</svg>`
  )
}

/** A drawing that says nothing a reader needs. */
export function decoration(width: number, height: number, canvas: Canvas, art: string): string {
  const content = group('', art, { style: 'isolation:isolate' })
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">` +
    `<defs>${canvas.definitions}</defs>${content}</svg>`
  )
}
