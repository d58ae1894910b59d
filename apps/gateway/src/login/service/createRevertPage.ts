import type { Route, RouteResponse } from '../../server/http/Route.js'
import { createLinkPage } from '../../server/page/createLinkPage.js'
import { maskAddress } from '../../server/page/maskAddress.js'
import { renderHtmlPage } from '../../server/page/renderHtmlPage.js'
import { mails } from './copy/mails.js'
import { revertPage } from './copy/revertPage.js'
import type { AuditLog } from './createAuditLog.js'
import type { CodeSender } from './createCodeSender.js'
import type { EmailReverts } from './createEmailReverts.js'

/** The dependencies of the page. */
export type RevertPageParts = {
  /** Public URL of the gateway, without a slash at the end. */
  readonly publicUrl: string
  readonly reverts: Pick<EmailReverts, 'find' | 'revert'>
  readonly audit: AuditLog
  readonly notify: CodeSender['notify']
}

/** The page that reverts the change of an address. */
export type RevertPage = {
  readonly routes: readonly Route[]
  /** Returns the URL of the page for a token. */
  readonly toUrl: (token: string) => string
}

const path = '/login/email/revert'
const pattern = /^\/login\/email\/revert$/
const statuses = { reverted: 200, taken: 409, invalid: 410 } as const

/**
 * Creates the page of the link that a former address receives. Unknown, used and expired links have the same page, so that it reveals nothing
 * about accounts.
 */
export function createRevertPage({ publicUrl, reverts, audit, notify }: RevertPageParts): RevertPage {
  const { origin } = new URL(publicUrl)
  const render = (state: keyof typeof statuses): RouteResponse =>
    renderHtmlPage({ status: statuses[state], ...revertPage[state] }, origin)

  const routes = createLinkPage({
    pattern,
    names: { show: 'login email/revert', submit: 'login email/revert/confirm' },
    origin,
    async show(token) {
      const change = await reverts.find(token)
      if (!change) return render('invalid')
      const { title, text, warning, button } = revertPage.confirm
      return renderHtmlPage(
        {
          status: 200,
          title,
          text: text(maskAddress(change.email)),
          warning,
          form: { action: 'revert', token, button },
        },
        origin,
      )
    },
    async submit(token) {
      const result = await reverts.revert(token)
      if (result === undefined) return render('invalid')
      if (result === 'taken') return render('taken')
      await audit.record('email_reverted', result.userId)
      if (result.replaced !== null && result.replaced !== result.email)
        await notify(result.replaced, mails.emailReverted())
      return render('reverted')
    },
  })
  return { routes, toUrl: (token) => `${publicUrl}${path}?token=${token}` }
}
