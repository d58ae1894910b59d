import type { ReactNode } from 'react'
import { AmountLines } from '../../parts/amount/AmountLines.js'
import { ListRow } from '../../parts/list/List.js'
import { type FeeModel, useFees } from './useFees.js'

type FeeRowProps = { readonly title: string; readonly model: FeeModel }

/** The row with the network fee, where there is none to choose. */
export function FeeRow({ title, model }: FeeRowProps): ReactNode {
  const fee = useFees(model).fees.find(({ speed }) => speed === model.fee.speed)
  return fee && <ListRow small title={title} end={<AmountLines value={fee.value} amount={fee.amount} />} />
}
