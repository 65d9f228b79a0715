import { ChevronLeft, ChevronRight, Inbox } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useQuery } from 'urql'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Toast } from '#ui/Toast.tsx'
import { Panel } from '../components/Panel.tsx'
import { Retry } from '../components/Retry.tsx'
import { useEachNews } from '../lib/use-each-news.ts'
import { useNews } from '../lib/use-news.ts'
import { messagesQuery } from './inbox-queries.ts'
import { MessageItem } from './MessageItem.tsx'

const RECORDS = 10

/**
 * Messages of the casino to the player, the newest first; a message that comes is there at once.
 */
export function InboxPage() {
  const { t } = useTranslation()
  const news = useNews().inbox
  const [page, setPage] = useState(0)
  const [openId, setOpenId] = useState<string | null>(null)
  const [isDeleted, setDeleted] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const [{ data, error, fetching }, refetch] = useQuery({
    query: messagesQuery,
    variables: { input: { page, records: RECORDS } },
    requestPolicy: 'cache-and-network',
  })
  const messages = data?.messages
  useEachNews(news, () => refetch({ requestPolicy: 'network-only' }))

  // The last message of a page may have been deleted, here or elsewhere.
  const isBehindTheEnd =
    page > 0 && messages !== undefined && !fetching && messages.results.length === 0
  if (isBehindTheEnd) setPage(page - 1)

  function afterDelete() {
    setOpenId(null)
    setDeleted(true)
    refetch({ requestPolicy: 'network-only' })
    list.current?.focus()
  }

  return (
    <Panel
      title={t('inbox')}
      hint={messages && messages.unread > 0 ? t('unread_messages', { count: messages.unread }) : ''}
    >
      {!messages && error ? (
        <Retry onRetry={() => refetch({ requestPolicy: 'network-only' })} />
      ) : null}
      {!messages && !error ? <InboxSkeleton /> : null}
      {messages?.total === 0 ? (
        <EmptyState title={t('inbox_empty')} icon={<Inbox aria-hidden="true" className="size-9" />}>
          <p className="max-w-md text-muted">{t('inbox_empty_hint')}</p>
        </EmptyState>
      ) : null}
      {messages && messages.total > 0 ? (
        <ul ref={list} tabIndex={-1} aria-label={t('inbox')} className="grid gap-2 rounded-tile">
          {messages.results.map((message) => (
            <MessageItem
              key={message.id}
              message={message}
              isOpen={message.id === openId}
              onToggle={() => setOpenId(message.id === openId ? null : message.id)}
              onDeleted={afterDelete}
            />
          ))}
        </ul>
      ) : null}
      {messages && messages.total > RECORDS ? (
        <Pager page={page} total={messages.total} onPage={setPage} />
      ) : null}
      {isDeleted ? <Toast message={t('message_deleted')} onGone={() => setDeleted(false)} /> : null}
    </Panel>
  )
}

function Pager({
  page,
  total,
  onPage,
}: {
  page: number
  total: number
  onPage: (page: number) => void
}) {
  const { t } = useTranslation()
  const last = Math.min(total, (page + 1) * RECORDS)
  return (
    <nav aria-label={t('pages')} className="flex items-center justify-between gap-3">
      <Button disabled={page === 0} onClick={() => onPage(page - 1)}>
        <ChevronLeft aria-hidden="true" className="mirrored size-5" />
        <span>{t('newer')}</span>
      </Button>
      <p className="text-13 text-muted" role="status">
        {t('messages_of', { from: page * RECORDS + 1, to: last, total })}
      </p>
      <Button disabled={last >= total} onClick={() => onPage(page + 1)}>
        <span>{t('older')}</span>
        <ChevronRight aria-hidden="true" className="mirrored size-5" />
      </Button>
    </nav>
  )
}

function InboxSkeleton() {
  const { t } = useTranslation()
  return (
    <div className="grid gap-2" aria-busy="true">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <Skeleton className="h-18" />
      <Skeleton className="h-18" />
      <Skeleton className="h-18" />
    </div>
  )
}
