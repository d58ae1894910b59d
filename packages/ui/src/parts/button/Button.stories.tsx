import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { queryModal } from '../../../.storybook/queryModal.js'
import { RetryIcon } from '../../icons/RetryIcon.js'
import { Button } from './Button.js'

const meta: Meta<typeof Button> = {
  title: 'Parts/Button',
  component: Button,
  args: { onClick: fn(), children: 'Try again' },
}

export default meta

type Story = StoryObj<typeof Button>

export const Primary: Story = { args: { variant: 'primary', icon: <RetryIcon /> } }

export const Plain: Story = {}

export const Quiet: Story = { args: { variant: 'quiet' } }

export const Disabled: Story = {
  args: { onClick: undefined },
  play: async ({ canvasElement }) => {
    await expect(await queryModal(canvasElement).findByRole('button')).toBeDisabled()
  },
}

export const Link: Story = {
  args: { href: 'https://example.com' },
  play: async ({ canvasElement }) => {
    await expect(await queryModal(canvasElement).findByRole('link')).toHaveAttribute('target', '_blank')
  },
}

export const UnsafeLink: Story = {
  args: { href: 'javascript:alert(1)' },
  play: async ({ canvasElement }) => {
    await queryModal(canvasElement).findByRole('button')
    await expect(queryModal(canvasElement).queryByRole('link')).toBeNull()
  },
}

export const Long: Story = {
  args: {
    children: 'A label that is too long for a single line of this card and therefore continues on the next',
  },
}
