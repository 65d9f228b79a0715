import { Spinner } from '#ui/Spinner.tsx'

export function FrameWaiting({ text }: { text: string }) {
  return (
    <p
      role="status"
      className="absolute inset-0 grid place-content-center justify-items-center gap-4 text-14 text-muted"
    >
      <Spinner className="size-9 text-brass-400" />
      <span>{text}</span>
    </p>
  )
}
