interface Navigator {
  /** What Chromium tells of the line, which the types do not know. */
  readonly connection?: {
    readonly saveData?: boolean;
    /** Ms to the other end and back. */
    readonly rtt?: number;
  };
}
