/** Old tablets are welcome: the oldest browsers that scripts and styles are built for. */
export const BROWSERS = ['safari15.4', 'chrome100', 'firefox100'];
