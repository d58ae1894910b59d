import type { ReactElement } from 'react'
import type { DataNode } from '../../describe/ApprovalModel.js'

/** Typed data as nested lists. */
export function DataTree({ nodes }: { readonly nodes: readonly DataNode[] }): ReactElement {
  return (
    <ul className="tree">
      {nodes.map(({ name, type, value }) => (
        <li key={name}>
          <div className="tree-name" title={type}>
            <bdi>{name}</bdi>
          </div>
          {typeof value === 'string' ? <bdi className="value">{value}</bdi> : <DataTree nodes={value} />}
        </li>
      ))}
    </ul>
  )
}
