import { expect, test } from 'vitest'
import { getTexts, renderToMarkup } from '../../../.storybook/renderToMarkup.js'
import { buttonsEn } from '../../copy/buttonsEn.js'
import { buttons as buttonsAr } from '../../copy/languages/ar/buttons.js'
import { fixtures } from './ConnectButtonView.fixtures.js'
import { ConnectButtonView } from './ConnectButtonView.js'

test('default', () => {
  const markup = renderToMarkup(<ConnectButtonView model={fixtures.idle} copy={buttonsEn} />)
  expect(getTexts(markup)).toEqual(['Connect wallet'])
  expect(markup).toMatch(/^<button type="button" data-latchkit="connect" data-status="idle">/)
})

test('behavior: shows "Connecting" instead of a custom label while connecting', () => {
  const markup = renderToMarkup(
    <ConnectButtonView model={fixtures.connecting} copy={buttonsEn} label="Sign in" />,
  )
  expect(getTexts(markup)).toEqual(['Connecting'])
  expect(markup).toContain('aria-busy="true"')
})

test('behavior: shows the stored account, marked as busy, while its session is restored', () => {
  const markup = renderToMarkup(<ConnectButtonView model={fixtures.restoring} copy={buttonsEn} />)
  expect(getTexts(markup)).toEqual(['0xd8dA…6045'])
  expect(markup).toContain('data-latchkit="account" data-status="restoring"')
  expect(markup).toContain('aria-busy="true"')
  expect(renderToMarkup(<ConnectButtonView model={fixtures.connected} copy={buttonsEn} />)).not.toContain(
    'aria-busy',
  )
})

test('param: label', () => {
  expect(
    getTexts(renderToMarkup(<ConnectButtonView model={fixtures.idle} copy={buttonsEn} label="Sign in" />)),
  ).toEqual(['Sign in'])
})

test('param: copy', () => {
  expect(getTexts(renderToMarkup(<ConnectButtonView model={fixtures.idle} copy={buttonsAr} />))).toEqual([
    'ربط محفظة',
  ])
})

test('behavior: passes on attributes of a <button> except type and data-latchkit', () => {
  const own = {
    id: 'mine',
    className: 'cta',
    type: 'submit',
    'data-latchkit': 'other',
    'aria-describedby': 'why',
  }
  const markup = renderToMarkup(<ConnectButtonView {...own} model={fixtures.idle} copy={buttonsEn} />)
  expect(markup).toContain('id="mine" class="cta"')
  expect(markup).toContain('aria-describedby="why"')
  expect(markup).toContain('type="button"')
  expect(markup).toContain('data-latchkit="connect"')
})
