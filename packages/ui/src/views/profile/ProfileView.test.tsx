import { expect, test } from 'vitest'
import { getTexts, renderToMarkup } from '../../../.storybook/renderToMarkup.js'
import { bitcoin, fixtures, inactive, labelled } from './ProfileView.fixtures.js'
import { ProfileView, type ProfileViewProps } from './ProfileView.js'

const noop = () => {}
const all: Omit<ProfileViewProps, 'model'> = { onSaveLabel: noop, onSwitchAccount: noop }
const textsOf = (model: ProfileViewProps['model'], props: Partial<ProfileViewProps> = all) =>
  getTexts(renderToMarkup(<ProfileView {...props} model={model} />))

test('default: the label is the heading, and the name stays', () => {
  const texts = textsOf(labelled)
  expect(texts[0]).toBe('Savings')
  expect(texts.join('|')).toContain('Name|vitalik.eth|Wallet|Harbor Wallet|View on explorer')
})

test('behavior: without a label, the name is the heading', () => {
  expect(textsOf(fixtures.ready)[0]).toBe('vitalik.eth')
})

test('behavior: only an account that is not in use can be chosen', () => {
  expect(textsOf(inactive)).toContain('Use this account')
  expect(textsOf(fixtures.ready)).not.toContain('Use this account')
})

test('param: onSaveLabel: without it, there is no field', () => {
  expect(textsOf(labelled)).toContain('Save label')
  expect(textsOf(labelled, {})).not.toContain('Save label')
})

test('behavior: the purpose of an address', () => {
  expect(textsOf(bitcoin).join('|')).toContain('Type|Ordinals')
  expect(textsOf(labelled)).not.toContain('Type')
})
