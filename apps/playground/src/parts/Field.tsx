import type { ReactNode } from 'react'

/** Renders a label above its control. */
export function Field({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // The control is the child.
    // biome-ignore lint/a11y/noLabelWithoutControl: as above
    <label className="field">
      <span>{label}</span>
      {children}
    </label>
  )
}
