import type { Context } from 'hono'
import * as v from 'valibot'
import { PlayRefusal } from './rounds/play-refusal.ts'

/** Only JSON, so that no other site's form can play in this one's name. */
export async function readBody<Schema extends v.GenericSchema>(
  context: Context,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  if (!context.req.header('content-type')?.startsWith('application/json'))
    throw new PlayRefusal('BAD_CHOICE')
  const parsed = v.safeParse(schema, await context.req.json().catch(() => null))
  if (!parsed.success) throw new PlayRefusal('BAD_CHOICE')
  return parsed.output
}
