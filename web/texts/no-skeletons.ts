/**
 * Stands in for formatjs's parser of skeletons in the built app: our messages name no number or date formats like
 * `{n, number, ::percent}`, and the parser of such formats is a sixtieth of a first visit.
 */
function refuse(): never {
  throw new SyntaxError('messages with number or date skeletons are not supported');
}

export { refuse as parseDateTimeSkeleton, refuse as parseNumberSkeleton, refuse as parseNumberSkeletonFromString };
