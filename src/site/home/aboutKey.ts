/** Whether the blurb on the home page is open: 'true' or 'false'. */
export const ABOUT_KEY = 'wigglewood-about-section-open';
