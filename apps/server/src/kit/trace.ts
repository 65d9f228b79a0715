import { type Attributes, SpanStatusCode, trace } from '@opentelemetry/api'

const tracer = trace.getTracer('baize')

/**
 * Runs `work` as a span of the current OpenTelemetry trace. Without an OpenTelemetry SDK in the
 * process this only calls `work`: an operator loads one with NODE_OPTIONS, see docs/operating.md.
 * Attributes must be ids and names from the code, never what a person has typed.
 */
export function traced<Result>(
  name: string,
  attributes: Attributes,
  work: () => Promise<Result>,
): Promise<Result> {
  return tracer.startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await work()
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  })
}
