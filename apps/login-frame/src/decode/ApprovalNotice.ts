/** What a user should know about an operation, beside its calls. */
export type ApprovalNotice =
  /** All calls happen, or none. */
  | 'allOrNone'
  | 'becomesSmartAccount'
  | 'feeSponsored'
  | 'feeSponsoredBy'
  | 'sponsorRefused'
  | 'sponsorUnavailable'
