@rem npm runs the scripts of package.json in cmd on Windows, which has no exec. Elsewhere exec keeps a shell from standing
@rem between npm and Node: it would end at a signal without passing it on.
@%*
