import {
  LatchkitError,
  useLatchkit,
  useLatchkitAccount,
  useLatchkitDisconnect,
  useLatchkitNetwork,
} from '@latchkit/vue'
import { LatchkitAccountButton, LatchkitButton, LatchkitNetworkButton } from '@latchkit/vue/elements'
import { type Component, h, type Ref, ref, type VNode } from 'vue'
import { links, toHref } from '../../parts/links.js'

type Props = { readonly violations: Readonly<Ref<number>> }

/** Functions and not a template, whose compiler would evaluate code, which the policy of the page forbids. */
export const VuePage: Component<Props> = {
  name: 'VuePage',
  props: ['violations'],
  setup({ violations }: Props) {
    const { kit, open } = useLatchkit()
    const { status, address } = useLatchkitAccount()
    const { network } = useLatchkitNetwork()
    const { disconnect } = useLatchkitDisconnect()
    const result = ref('')

    /** Shows what an action resolves with, or why it failed. */
    async function run(act: () => Promise<unknown>): Promise<void> {
      result.value = '…'
      const value = await act().catch((error: unknown) =>
        error instanceof LatchkitError ? error.shortMessage : String(error),
      )
      result.value = String(value ?? 'done')
    }

    /** The action is loaded when it is needed. */
    async function sign(): Promise<string> {
      const { signMessage } = await import('@latchkit/vue/actions')
      return signMessage(kit, { message: 'Signed with Vue' })
    }

    const renderHeader = () =>
      h('header', { class: 'site-header' }, [
        h('a', { class: 'brand', href: '/' }, 'Latchkit'),
        h(
          'nav',
          { class: 'site-nav', 'aria-label': 'Pages' },
          links.map(([name, title]) =>
            h('a', { href: toHref(name), 'aria-current': name === 'vue' ? 'page' : undefined }, title),
          ),
        ),
        h('div', { class: 'row' }, [
          h(LatchkitNetworkButton),
          h(LatchkitAccountButton),
          h(LatchkitButton, { label: 'Connect a wallet' }),
        ]),
      ])

    const renderButton = (label: string, act: () => Promise<unknown>) =>
      h('button', { type: 'button', class: 'button', onClick: () => run(act) }, label)

    return () => [
      renderHeader(),
      h('main', { class: 'page' }, [
        h('header', [
          h('h1', 'Vue'),
          h(
            'p',
            'The composables and the buttons of @latchkit/vue, under the policy of the page Strict CSP.',
          ),
        ]),
        renderCard(
          'State',
          h('dl', { class: 'facts' }, [
            renderFact('Status', status.value),
            renderFact('Address', address.value ?? '–'),
            renderFact('Network', network.value?.caipNetworkId ?? '–'),
          ]),
        ),
        renderCard('Actions', [
          h('div', { class: 'row' }, [
            renderButton('Choose a network', () => open({ view: 'networks' })),
            renderButton('Sign a message', sign),
            renderButton('Disconnect', disconnect),
          ]),
          h('p', h('output', { id: 'result' }, result.value)),
        ]),
        renderCard('Policy', h('p', `Violations: ${violations.value}`)),
      ]),
    ]
  },
}

function renderCard(label: string, content: VNode | readonly VNode[]): VNode {
  return h('section', { class: 'card', 'aria-label': label }, [content].flat())
}

function renderFact(term: string, value: string): VNode[] {
  return [h('dt', term), h('dd', value)]
}
