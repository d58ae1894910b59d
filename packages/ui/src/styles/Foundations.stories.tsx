import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../parts/button/Button.js'

/** The tokens of `DESIGN.md`. The theme in the toolbar shows the other scheme. */
const meta: Meta = { title: 'Foundations/Tokens' }

export default meta

type Story = StoryObj

const grid = { display: 'grid', gap: 8 } as const
const row = { display: 'flex', alignItems: 'center', gap: 12 } as const

/** The texts that views put on each background. */
const texts = {
  surface: ['text', 'muted', 'accent-text', 'danger', 'warning'],
  raised: ['text', 'muted', 'accent-text', 'danger', 'warning'],
  hover: ['text', 'muted', 'accent-text'],
  soft: ['text', 'accent-text'],
  'danger-soft': ['text', 'danger'],
  'warning-soft': ['text', 'warning'],
}

export const Colors: Story = {
  render: () => (
    <div style={grid}>
      {Object.entries(texts).map(([surface, names]) => (
        <div
          key={surface}
          style={{ ...grid, padding: 12, borderRadius: 14, background: `var(--lk-${surface})` }}
        >
          {names.map((text) => (
            <span key={text} style={{ color: `var(--lk-${text})` }}>
              {text} on {surface}
            </span>
          ))}
        </div>
      ))}
      <Button variant="primary">on-accent on accent</Button>
    </div>
  ),
}

const sizes = [
  ['xs', 400],
  ['s', 400],
  ['m', 400],
  ['m', 500],
  ['m', 650],
  ['l', 650],
  ['xl', 650],
] as const

export const Type: Story = {
  render: () => (
    <div style={grid}>
      {sizes.map(([size, weight]) => (
        <span key={`${size} ${weight}`} style={{ fontSize: `var(--lk-text-${size})`, fontWeight: weight }}>
          text-{size}, {weight}: 1,204.50 ETH
        </span>
      ))}
    </div>
  ),
}

const bar = { blockSize: 12, background: 'var(--lk-accent)', borderRadius: 2 }

export const Space: Story = {
  render: () => (
    <div style={grid}>
      {[2, 4, 6, 8, 12, 16, 20, 24, 32, 48].map((size) => (
        <div key={size} style={row}>
          <span style={{ inlineSize: 48 }}>{size} px</span>
          <div style={{ ...bar, inlineSize: size }} />
        </div>
      ))}
    </div>
  ),
}

const corners = ['var(--lk-radius-small)', 'var(--lk-radius)', 'var(--lk-radius-card)', '27%', '50%', '99px']

export const Corners: Story = {
  render: () => (
    <div style={grid}>
      {corners.map((radius) => (
        <div key={radius} style={row}>
          <div
            style={{ inlineSize: 64, blockSize: 64, borderRadius: radius, background: 'var(--lk-soft)' }}
          />
          <code>{radius}</code>
        </div>
      ))}
    </div>
  ),
}

const motions = [
  ['header', 'ease-in'],
  ['view', 'var(--lk-ease)'],
  ['card', 'var(--lk-ease)'],
] as const

/** Each square repeats one movement. It stands still under reduced motion. */
export const Motion: Story = {
  render: () => (
    <div style={grid}>
      {motions.map(([time, ease]) => (
        <div key={time} style={row}>
          <div
            style={{
              ...bar,
              inlineSize: 12,
              animation: `rise var(--lk-time-${time}) ${ease} infinite`,
            }}
          />
          <code>time-{time}</code>
        </div>
      ))}
    </div>
  ),
}
