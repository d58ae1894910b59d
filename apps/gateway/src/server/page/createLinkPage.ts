import type { Route, RouteResponse } from '../http/Route.js'
import { requireOwnPage } from './requireOwnPage.js'

/** The page of a link in a mail. */
export type LinkPage = {
  readonly pattern: RegExp
  /** The names of the routes that show the page, and that receive its form. */
  readonly names: { readonly show: string; readonly submit: string }
  /** Origin of the page. */
  readonly origin: string
  /** Renders the page for a token, which can be anything. It must not change anything. */
  readonly show: (token: string) => Promise<RouteResponse>
  /** Does what the button says. `answer`: the value of the button; empty for a form with one button. */
  readonly submit: (token: string, answer: string) => Promise<RouteResponse>
}

const maxBodyBytes = 1_024

/**
 * Creates the routes of the page of a link. Opening it changes nothing, because mail scanners open links: only the button of its form does.
 */
export function createLinkPage({ pattern, names, origin, show, submit }: LinkPage): readonly Route[] {
  return [
    {
      name: names.show,
      method: 'GET',
      pattern,
      handle: ({ query }) => show(query.get('token') ?? ''),
    },
    {
      name: names.submit,
      method: 'POST',
      pattern,
      maxBodyBytes,
      async handle(request) {
        requireOwnPage(request, origin)
        const form = new URLSearchParams(await request.text())
        return submit(form.get('token') ?? '', form.get('answer') ?? '')
      },
    },
  ]
}
