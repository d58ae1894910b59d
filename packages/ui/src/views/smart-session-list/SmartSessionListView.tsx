import type { SmartSessionModel, SmartSessionsModel, SmartSessionsTab } from '@latchkit/core'
import { type ReactNode, useMemo, useState } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { fill } from '../../format/fill.js'
import { ClockIcon } from '../../icons/ClockIcon.js'
import { List, ListRow } from '../../parts/list/List.js'
import { Figure } from '../../parts/status/Figure.js'
import { Status } from '../../parts/status/Status.js'
import { Tabs } from '../../parts/tabs/Tabs.js'
import { useStyles } from '../../shadow-dom/useStyles.js'
import tabsCss from '../account/AccountTabs.css?inline'
import { NotConnected } from '../receive/NotConnected.js'
import { SmartSession } from './SmartSession.js'
import css from './SmartSessionListView.css?inline'
import { useSessionTitle } from './useSessionTitle.js'

/** Props of {@link SmartSessionListView}. */
export type SmartSessionListViewProps = {
  readonly model: SmartSessionsModel
  /** Revokes a permission; rejects if that failed. */
  readonly onRevoke?: ((context: SmartSessionModel['context']) => Promise<void>) | undefined
  /** Shows the wallets, while none is connected. */
  readonly onConnect?: (() => void) | undefined
}

const tabs: readonly SmartSessionsTab[] = ['active', 'expired', 'revoked']

/**
 * Lists the permissions that an account granted to session keys of the app, by state and month: who can do what until when. Active
 * ones can be revoked.
 *
 * @example
 * ```tsx
 * import type { SmartSessionsModel } from '@latchkit/core'
 * import { SmartSessionListView } from '@latchkit/ui/views/smart-session-list'
 *
 * // Inside the Modal of '@latchkit/ui/modal'.
 * export const View = ({ model }: { model: SmartSessionsModel }) => <SmartSessionListView model={model} />
 * ```
 */
export function SmartSessionListView({ model, onRevoke, onConnect }: SmartSessionListViewProps): ReactNode {
  const { smartSessions } = useAccountCopy()
  const [tab, setTab] = useState<SmartSessionsTab>('active')
  useStyles(tabsCss)
  useStyles(css)
  if (model.status === 'disconnected') return <NotConnected onConnect={onConnect} />
  return (
    <div className="account-tabs">
      <Tabs
        label={smartSessions.label}
        tabs={tabs.map((id) => ({ id, label: smartSessions.tabs[id] }))}
        selected={tab}
        onSelect={setTab}
      >
        <Sessions
          key={tab}
          months={model.tabs[tab]}
          tab={tab}
          absentOn={model.absentOn}
          onRevoke={onRevoke}
        />
      </Tabs>
    </div>
  )
}

function Sessions({
  months,
  tab,
  absentOn,
  onRevoke,
}: {
  readonly months: Extract<SmartSessionsModel, { status: 'ready' }>['tabs'][SmartSessionsTab]
  readonly tab: SmartSessionsTab
  readonly absentOn: string | undefined
  readonly onRevoke: SmartSessionListViewProps['onRevoke']
}): ReactNode {
  const { smartSessions, lang } = useAccountCopy()
  const toTitle = useSessionTitle()
  const [opened, setOpened] = useState<string>()
  const month = useMemo(() => new Intl.DateTimeFormat(lang, { month: 'long', year: 'numeric' }), [lang])
  if (months.length === 0)
    return (
      <Status
        figure={
          <Figure>
            <ClockIcon size={32} />
          </Figure>
        }
        {...(tab === 'active' && absentOn !== undefined
          ? {
              title: smartSessions.absent.title,
              text: fill(smartSessions.absent.text, { network: absentOn }),
            }
          : smartSessions.empty[tab])}
      />
    )
  return (
    <div className="lists">
      {months.map(({ at, sessions }) => (
        <List key={at} label={month.format(at)} heading>
          {sessions.map((session) => {
            const { title, until } = toTitle(session)
            const isOpen = opened === session.context
            return [
              <ListRow
                key={session.context}
                mark={
                  <span className="row-icon">
                    <ClockIcon />
                  </span>
                }
                title={title}
                detail={until}
                expanded={isOpen}
                onClick={() => setOpened(isOpen ? undefined : session.context)}
              />,
              isOpen && (
                <li key={`${session.context} details`}>
                  <SmartSession session={session} onRevoke={tab === 'active' ? onRevoke : undefined} />
                </li>
              ),
            ]
          })}
        </List>
      ))}
    </div>
  )
}
