import { expect, test } from 'vitest'
import { getTexts, renderToMarkup } from '../../../.storybook/renderToMarkup.js'
import { fixtures, loading, long, one, withoutValues } from './SwitchAccountView.fixtures.js'
import { SwitchAccountView, type SwitchAccountViewProps } from './SwitchAccountView.js'

const noop = () => {}
const render = (model: SwitchAccountViewProps['model'], props?: Partial<SwitchAccountViewProps>) =>
  renderToMarkup(<SwitchAccountView model={model} onSwitchAccount={noop} onProfile={noop} {...props} />)
const textsOf = (model: SwitchAccountViewProps['model'], props?: Partial<SwitchAccountViewProps>) =>
  getTexts(render(model, props))

test('default: label or name, address and value of each account', () => {
  expect(textsOf(fixtures.ready)).toEqual([
    'Values on Ethereum.',
    ...['vitalik.eth', '0xd8dA…6045', '$128,499.99', 'In use'],
    ...['Savings', '0x7099…79C8', '$0.00'],
    ...['0x3C44…93BC', 'Smart account'],
  ])
})

test('behavior: shows no value while it is unknown', () => {
  expect(textsOf(loading).filter((text) => text === 'Loading value')).toHaveLength(3)
  expect(textsOf(withoutValues).join()).not.toMatch(/\$|Values on/)
})

test('param: onSwitchAccount: without it, the view says where to switch', () => {
  const text = 'Choose another account in Harbor Wallet.'
  expect(textsOf(fixtures.ready, { onSwitchAccount: undefined }).join(' ')).toContain(text)
  expect(textsOf(one, { onSwitchAccount: undefined }).join(' ')).not.toContain(text)
})

test('param: onProfile: a button for each account', () => {
  expect(render(fixtures.ready)).toContain('aria-label="Profile of Savings"')
  expect(render(fixtures.ready, { onProfile: undefined })).not.toContain('Profile of')
})

test('behavior: markup in a label is text', () => {
  expect(render(long)).toContain('&lt;b&gt;Not markup')
})
