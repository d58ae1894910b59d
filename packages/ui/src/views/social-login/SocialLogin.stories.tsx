import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { queryModal } from '../../../.storybook/queryModal.js'
import { SocialLogin } from './SocialLogin.js'

const modal = { route: { view: 'connect' }, canGoBack: false }
const all = ['google', 'x', 'discord', 'github', 'apple', 'facebook'] as const

const meta: Meta<typeof SocialLogin> = {
  title: 'Views/SocialLogin',
  component: SocialLogin,
  args: { or: 'after', onSelect: fn(), onMore: fn() },
  parameters: { modal },
}

export default meta

type Story = StoryObj<typeof SocialLogin>

export const All: Story = {
  args: { providers: all },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    await userEvent.click(await view.findByRole('button', { name: 'Continue with Google' }))
    await expect(args.onSelect).toHaveBeenLastCalledWith('google')
    await userEvent.click(view.getByRole('button', { name: 'Continue with Facebook' }))
    await expect(args.onSelect).toHaveBeenLastCalledWith('facebook')
    await expect(view.queryByRole('button', { name: 'More providers' })).toBeNull()
  },
}
export const One: Story = { args: { providers: ['github'] } }
export const Two: Story = {
  args: { providers: ['google', 'apple'] },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    for (const [name, provider] of [
      ['Continue with Google', 'google'],
      ['Continue with Apple', 'apple'],
    ] as const) {
      const tile = await view.findByRole('button', { name })
      await expect(tile).toHaveTextContent('')
      await userEvent.click(tile)
      await expect(args.onSelect).toHaveBeenLastCalledWith(provider)
    }
    await expect(view.queryByText(/^Continue with/)).toBeNull()
  },
}
export const Three: Story = {
  args: { providers: ['google', 'apple', 'x'] },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await expect(await view.findByText('Continue with Google')).toBeVisible()
    await expect(view.getByRole('button', { name: 'Continue with Apple' })).toHaveTextContent('')
  },
}
export const AfterWallets: Story = { args: { providers: ['google', 'x', 'discord'], or: 'before' } }
export const TermsNotAccepted: Story = {
  args: { providers: all, onSelect: undefined },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await expect(await view.findByRole('button', { name: 'Continue with Google' })).toBeDisabled()
    await expect(view.getByRole('button', { name: 'Continue with X' })).toBeDisabled()
  },
}
export const RightToLeft: Story = {
  args: { providers: all },
  parameters: { modal: { ...modal, locale: 'ar' } },
}
