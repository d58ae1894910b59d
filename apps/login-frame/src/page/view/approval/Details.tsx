import { type ReactElement, useContext } from 'react'
import type { ModelField } from '../../describe/ApprovalModel.js'
import { CopyContext } from '../parts/CopyContext.js'
import { Fields } from './Fields.js'

/** Fields for experts, folded. */
export function Details({ fields }: { readonly fields: readonly ModelField[] }): ReactElement | null {
  const { details } = useContext(CopyContext)
  if (fields.length === 0) return null
  return (
    <details className="details">
      <summary>{details}</summary>
      <Fields fields={fields} />
    </details>
  )
}
