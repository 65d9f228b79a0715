import { Maximize, Minimize } from 'lucide-react'
import { type RefObject, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/IconButton.tsx'

/** Absent where the browser cannot do it, such as on an iPhone. */
export function FullScreenButton({ page }: { page: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation('play')
  const full = useSyncExternalStore(watch, isFull, () => false)
  const possible = useSyncExternalStore(watch, isPossible, () => true)
  if (!possible) return null

  function toggle() {
    const done = full ? document.exitFullscreen() : page.current?.requestFullscreen()
    done?.catch((error: unknown) => console.warn('The browser refused full screen', error))
  }

  return (
    <IconButton
      label={t(full ? 'leave_full_screen' : 'full_screen')}
      aria-pressed={full}
      onClick={toggle}
      className="max-[359px]:hidden"
    >
      {full ? (
        <Minimize aria-hidden="true" className="size-5" />
      ) : (
        <Maximize aria-hidden="true" className="size-5" />
      )}
    </IconButton>
  )
}

function watch(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}

const isFull = () => document.fullscreenElement !== null
const isPossible = () => document.fullscreenEnabled
