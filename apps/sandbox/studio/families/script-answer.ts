import type { Context } from 'hono'

/** A script that pages of casinos load. */
export function scriptAnswer(context: Context, text: string): Response {
  return context.body(text, 200, {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=300',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  })
}

/** The part of the scripts that makes the frame of a game. */
export const FRAME_SCRIPT = `
  function frameOf(src, title) {
    const frame = document.createElement('iframe')
    frame.src = src
    frame.title = title
    frame.allow = 'autoplay; fullscreen; screen-wake-lock'
    frame.referrerPolicy = 'origin'
    frame.style.cssText = 'display:block;width:100%;height:100%;border:0'
    return frame
  }`
