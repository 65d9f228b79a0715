import { loadScript } from '../../lib/load-script.ts'

/** A room of the vendor that is on the air, or comes on at a time. Times are ISO 8601. */
export interface Stream {
  sessionId: string
  startTimestamp?: string
  scheduledStartTime?: string
  room?: string
  host?: string
}

/** The part of the vendor's client that the page uses. */
export interface LiveSpinsClient {
  getStreams(): Promise<Stream[]>
  getScheduledStreams(): Promise<Stream[]>
  /** Calls `listener` when the rooms have changed; returns a function that ends this. */
  onUpdate(listener: () => void): (() => void) | undefined
}

interface LiveSpinsSdk {
  Client(): Promise<LiveSpinsClient>
}

export interface SdkParameters {
  tenant: string
  scriptUrl: string
  language: string
}

/**
 * Loads the vendor's script and opens its client. Throws when the script does not come, or brings
 * something else.
 */
export async function openLiveSpins({
  tenant,
  scriptUrl,
  language,
}: SdkParameters): Promise<LiveSpinsClient> {
  await loadScript(scriptUrl)
  const { livespins } = window as {
    livespins?: { sdk(options: { tenant: string; language: string }): LiveSpinsSdk }
  }
  if (!livespins) throw new Error(`The script at ${scriptUrl} brings no livespins`)
  return livespins.sdk({ tenant, language }).Client()
}
