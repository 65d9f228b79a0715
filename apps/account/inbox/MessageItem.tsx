import { ChevronDown, Mail, MailOpen, Trash2 } from 'lucide-react'
import { type MouseEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useMutation } from 'urql'
import { Button } from '#ui/Button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Problems } from '#ui/Problems.tsx'
import { Moment } from '../components/Moment.tsx'
import { isFramed, notifySite } from '../lib/frame.ts'
import { explain } from '../lib/problems.ts'
import { deleteMessageMutation, type Message, readMessageMutation } from './inbox-queries.ts'

export interface MessageItemProps {
  message: Message
  isOpen: boolean
  onToggle: () => void
  onDeleted: () => void
}

/** One message: its title, and its text once it is opened. The message then counts as read. */
export function MessageItem({ message, isOpen, onToggle, onDeleted }: MessageItemProps) {
  const { t } = useTranslation()
  const { id, title, sentAt, readAt, language } = message
  const body = useId()
  const [, read] = useMutation(readMessageMutation)
  const isUnread = readAt === null
  const Icon = isUnread ? Mail : MailOpen

  function toggle() {
    if (!isOpen && isUnread) void read({ id })
    onToggle()
  }

  return (
    <li
      className={classNames(
        'rounded-tile shadow-[0_0_0_1px_var(--line)_inset]',
        isOpen ? 'bg-felt-800' : 'bg-felt-850',
      )}
    >
      <h2 className="font-sans text-16">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={body}
          onClick={toggle}
          className="flex min-h-18 w-full items-center gap-4 rounded-tile px-4 py-3 text-start hover:bg-veil sm:px-5"
        >
          <Icon
            aria-hidden="true"
            className={classNames('size-5 shrink-0', isUnread ? 'text-brass-400' : 'text-subtle')}
          />
          <span className="grid min-w-0 flex-1 gap-0.5 leading-snug">
            <span className={isUnread ? 'font-semibold text-ivory' : 'font-normal text-muted'}>
              {isUnread ? <span className="sr-only">{`${t('unread')} `}</span> : null}
              <bdi lang={language}>{title}</bdi>
            </span>
            <Moment at={sentAt} className="text-13 font-normal text-subtle" />
          </span>
          <ChevronDown
            aria-hidden="true"
            className={classNames('size-5 shrink-0 text-subtle', isOpen && 'rotate-180')}
          />
        </button>
      </h2>
      <div id={body} hidden={!isOpen}>
        {isOpen ? <MessageBody message={message} onDeleted={onDeleted} /> : null}
      </div>
    </li>
  )
}

function MessageBody({
  message: { id, body, language },
  onDeleted,
}: Pick<MessageItemProps, 'message' | 'onDeleted'>) {
  const { t } = useTranslation()
  const [{ fetching, error }, remove] = useMutation(deleteMessageMutation)

  async function deleteIt() {
    const { data } = await remove({ id })
    if (data) onDeleted()
  }

  return (
    <div className="grid justify-items-start gap-3 px-4 pt-2 pb-3 text-14 sm:ps-14 sm:pe-5">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click as well. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only the links in it are pressed. */}
      <div
        lang={language}
        dir="auto"
        className="letter max-w-[64ch] text-muted"
        onClick={leadOut}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitises it when it is written and again when it is read.
        dangerouslySetInnerHTML={{ __html: body }}
      />
      <Button tone="plain" className="-ms-3" busy={fetching} onClick={deleteIt}>
        <Trash2 aria-hidden="true" className="size-5" />
        <span>{t('delete_message')}</span>
      </Button>
      {error ? (
        <Problems
          messages={explain(error, 'read', t).map(({ message }) => message)}
          heading={(count) => t('there_were_n_errors', { count })}
        />
      ) : null}
    </div>
  )
}

/** A link to one of our own pages opens around the frame, not within it. */
function leadOut(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const path = link?.getAttribute('href')
  if (!path?.startsWith('/') || event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  if (isFramed) notifySite({ type: 'navigate', path })
  else location.assign(path)
}
