/** Why an approval failed. Each code has a text. */
export type FailureCode =
  | 'account_changed'
  | 'bundler_refused'
  | 'bundler_unavailable'
  | 'calls_failed'
  | 'changed'
  | 'chain_mismatch'
  | 'chain_unknown'
  /** The simulation differs from the displayed effects, or could not be read again. */
  | 'effects_changed'
  /** The simulation shows what the view can't display, or what contradicts its description. */
  | 'effects_hidden'
  | 'fee_over_budget'
  | 'fee_unpayable'
  | 'flow_expired'
  | 'insufficient_funds'
  | 'invalid_request'
  | 'queue_full'
  | 'recovery'
  | 'rpc_unavailable'
  | 'send_rejected'
  | 'send_unknown'
  | 'service_unavailable'
  | 'session_expired'
  /** The balance of a smart account with an address of its own is too low. */
  | 'smart_account_funds'
  | 'would_fail'
  | 'unknown'
