/** Notice about an operation, beside its calls. */
export type ApprovalNotice =
  /** All calls happen, or none. */
  | 'allOrNone'
  | 'becomesSmartAccount'
  /** It is deployed at an address of its own (ERC-4337). */
  | 'createsSmartAccount'
  | 'feeSponsored'
  | 'feeSponsoredBy'
  | 'sponsorOverBudget'
  | 'sponsorRefused'
  | 'sponsorUnavailable'
